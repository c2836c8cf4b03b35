/** The example of *Dancing Links* (Knuth, 2000): one solution, AD CEF BG. */
export const KNUTH = 'A B C D E F G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n';
