import { defineAtSight } from '#ui/kit/element-at-sight.ts';
import { fetchBoards } from './fetch-boards.ts';

defineAtSight('all-boards', async () => {
  const [{ mountWall }, data] = await Promise.all([import('./mount-wall.ts'), fetchBoards()]);
  return (host, signal) => mountWall(host, signal, data);
});
