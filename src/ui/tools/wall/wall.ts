import { defineAtSight } from '#ui/kit/element-at-sight.ts';
import { fetchBoards } from './fetch-boards.ts';

defineAtSight('all-boards', async (host) => {
  const [{ mountWall }, data] = await Promise.all([import('./mount-wall.ts'), fetchBoards(host)]);
  return (element, signal) => mountWall(element, signal, data);
});
