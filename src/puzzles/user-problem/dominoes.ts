/** Five ways to lay four dominoes on 4×2 cells, as the text of a written problem. */
export const DOMINOES = `| title: Dominoes on 4×2
| board: 4x2
c00 c10 c20 c30 c01 c11 c21 c31
| row: fill 0,0 1,0 #2
c00 c10
| row: fill 0,0 0,1 #5
c00 c01
| row: fill 1,0 2,0 #2
c10 c20
| row: fill 1,0 1,1 #5
c10 c11
| row: fill 2,0 3,0 #2
c20 c30
| row: fill 2,0 2,1 #5
c20 c21
| row: fill 3,0 3,1 #5
c30 c31
| row: fill 0,1 1,1 #2
c01 c11
| row: fill 1,1 2,1 #2
c11 c21
| row: fill 2,1 3,1 #2
c21 c31
`;
