import { type PackagedActivity, packageOf } from '#activities/scorm/package.ts';
import { saveFile } from '#ui/kit/save-file.ts';

/** Saves the SCORM package of an activity. Returns the name of the file. */
export function savePackage(activity: PackagedActivity, host: string): string {
  const name = `${activity.id}.scorm.zip`;
  saveFile(name, new Blob([packageOf(activity, host)], { type: 'application/zip' }));
  return name;
}
