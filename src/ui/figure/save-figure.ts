import { savePicture } from '#ui/kit/save-picture.ts';

/** Downloads the first visible picture of a figure; false when there is none, or it cannot be saved. */
export async function saveFigure(host: HTMLElement, step: number): Promise<boolean> {
  const pictures = host.querySelectorAll<SVGSVGElement>('.figure-stage .picture svg');
  const seen = [...pictures].find(
    // Icons of controls and legends are not pictures.
    (svg) => svg.getClientRects().length > 0 && svg.closest('button, label, ul') === null,
  );
  if (!seen) return false;
  try {
    await savePicture(`${host.id}-step-${step}.png`, seen);
    return true;
  } catch {
    return false;
  }
}
