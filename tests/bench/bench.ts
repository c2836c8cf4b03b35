/**
 * `npm run bench`, or `npm run bench -- solvers auto growth recordings all pools scrub shares making texts why bounds` for some of it (`all` records
 * all five omissions, not only H and L). Machines are noisy: believe the ratios within one run.
 * `npm run bench -- atlas` computes content/data/crossings.json anew, and `-- boards` boards.json beside it;
 * `-- solvers --save` keeps the table of solvers for `/library/` in content/data/bench.json; `-- pages` loads the built pages on a slow line. These three are not run unless named.
 */
import { benchAtlas } from './atlas.ts';
import { benchAuto } from './auto.ts';
import { benchBoards } from './boards.ts';
import { benchBounds } from './bounds.ts';
import { benchPools } from './pools.ts';
import { benchGrowth } from './growth.ts';
import { benchMaking } from './making.ts';
import { benchPages } from './pages.ts';
import { benchRecordings } from './recordings.ts';
import { benchScrub } from './scrub.ts';
import { benchShares } from './shares.ts';
import { benchSolvers } from './solvers.ts';
import { benchTexts } from './texts.ts';
import { benchWhy } from './why.ts';

const PARTS = [
  'solvers',
  'auto',
  'growth',
  'recordings',
  'all',
  'pools',
  'scrub',
  'shares',
  'making',
  'texts',
  'why',
  'bounds',
  'pages',
  'atlas',
  'boards',
] as const;

const asked = process.argv.slice(2).filter((name) => name !== '--save');
const unknown = asked.filter((name) => !(PARTS as readonly string[]).includes(name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${PARTS.join(', ')}.`);
  process.exit(2);
}
const wants = (part: (typeof PARTS)[number]): boolean => asked.length === 0 || asked.includes(part);

console.log(`Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`);
if (wants('solvers')) await benchSolvers(process.argv.includes('--save'));
if (wants('auto')) benchAuto();
if (wants('growth')) benchGrowth();
if (asked.includes('all')) benchRecordings(['H', 'J', 'L', 'N', 'Y']);
else if (wants('recordings')) benchRecordings(['H', 'L']);
if (wants('pools')) await benchPools();
if (wants('scrub')) await benchScrub();
if (wants('shares')) benchShares();
if (wants('making')) benchMaking();
if (wants('texts')) benchTexts();
if (wants('why')) await benchWhy();
if (wants('bounds')) benchBounds();
if (asked.includes('pages')) await benchPages();
if (asked.includes('atlas')) await benchAtlas();
if (asked.includes('boards')) await benchBoards();
