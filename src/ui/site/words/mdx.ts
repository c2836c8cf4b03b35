import Branch from './Branch.astro';
import Covered from './Covered.astro';
import Crossing from './Crossing.astro';
import DeadEnd from './DeadEnd.astro';
import KeyCap from './KeyCap.astro';
import Primary from './Primary.astro';
import Secondary from './Secondary.astro';
import SideNote from './SideNote.astro';
import Solution from './Solution.astro';
import Term from './Term.astro';
import Tried from './Tried.astro';

/** What every lesson may use without importing it. */
export const wordsForLessons = {
  Branch,
  Covered,
  Crossing,
  DeadEnd,
  KeyCap,
  Primary,
  Secondary,
  SideNote,
  Solution,
  Term,
  Tried,
};
