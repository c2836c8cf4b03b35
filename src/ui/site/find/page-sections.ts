/** Sections of pages that are not lessons: what people look for, and the title of the page does not say. */

interface PageSection {
  /** The address of its page below the base of the site. */
  readonly page: string;
  /** The id of its heading. */
  readonly id: string;
  /** Its heading, as the page has it. */
  readonly title: string;
  readonly text: string;
}

export const PAGE_SECTIONS: readonly PageSection[] = [
  {
    page: 'implement/',
    id: 'conventions',
    title: 'What changes a count',
    text: 'Two correct programs may count different nodes and updates: what this site does, and what you get if you do the opposite.',
  },
  {
    page: 'implement/',
    id: 'easy-to-forget',
    title: 'Cases that are easy to forget',
    text: 'An empty row, a row without a primary column, a row that names a column twice, two equal rows, a primary column without a row, no primary column at all.',
  },
  {
    page: 'implement/',
    id: 'numbers',
    title: 'Numbers to check your program against',
    text: 'Test vectors for a solver in any language. check.ts and check.py compare your program with them: its arrays, its trace, every solution and both counts.',
  },
  {
    page: 'implement/',
    id: 'bugs',
    title: 'Which number shows which bug',
    text: 'Bugs in cover, uncover and the search, and the checks that show each: a wrong count, a missing solution, a solver that fails, loops or never finishes.',
  },
  {
    page: 'library/',
    id: 'as-many-as-you-want',
    title: 'As many as you want',
    text: 'The first solution, all of them, or their number; solve is a generator, so it searches only as far as the next solution that you ask for.',
  },
  {
    page: 'library/',
    id: 'reading-the-source',
    title: 'Reading the source',
    text: 'Three files contain the whole idea; the search is iterative, without recursion.',
  },
  {
    page: 'teach/',
    id: 'course',
    title: 'In your course platform',
    text: 'Questions, figures and exercises as activities in Moodle, Canvas, Blackboard and others: save a SCORM package, and the platform keeps each student’s score.',
  },
];
