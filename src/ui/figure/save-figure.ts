import { savePicture } from '#ui/kit/save-picture.ts';

/** Gives the reader the first picture of a figure that is in sight; false when there is none to give. */
export async function saveFigure(host: HTMLElement, step: number): Promise<boolean> {
  const pictures = host.querySelectorAll<SVGSVGElement>('.figure-stage .picture svg');
  const seen = [...pictures].find(
    // Not the sign of a control in a picture's frame.
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
