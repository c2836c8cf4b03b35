/** A SCORM 1.2 package of an activity: a page of the course that has the activity in a frame, and what describes it. */
import { attributeText, markupText } from '#pictures/file/markup-text.ts';
import { type ZipFile, zipOf } from './zip.ts';

export interface PackagedActivity {
  readonly id: string;
  readonly title: string;
  /** Its address, with its seed if it has one. */
  readonly address: string;
}

/**
 * The files of the package.
 *
 * @param host the script that stands between the activity and the platform (`ui/activity/scorm-host.inline.ts`)
 */
export function packageFiles(activity: PackagedActivity, host: string): readonly ZipFile[] {
  return [
    { name: 'imsmanifest.xml', text: manifestOf(activity) },
    { name: 'index.html', text: pageOf(activity) },
    { name: 'host.js', text: host },
  ];
}

/** The bytes of the package, a zip. */
export function packageOf(activity: PackagedActivity, host: string): Uint8Array<ArrayBuffer> {
  return zipOf(packageFiles(activity, host));
}

function manifestOf({ id, title }: PackagedActivity): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="cover-and-uncover.${id}" version="1"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${markupText(title)}</title>
      <item identifier="item" identifierref="activity">
        <title>${markupText(title)}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="activity" type="webcontent" adlcp:scormtype="sco" href="index.html">
      <file href="index.html"/>
      <file href="host.js"/>
    </resource>
  </resources>
</manifest>
`;
}

function pageOf({ title, address }: PackagedActivity): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${markupText(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
html, body { height: 100%; margin: 0; }
body { display: flex; flex-direction: column; }
iframe { flex: 1; border: 0; }
p { margin: 0; padding: 0.5rem 1rem; font-family: sans-serif; }
</style>
</head>
<body>
<p id="said" role="status" hidden></p>
<iframe data-src="${attributeText(address)}" title="${attributeText(title)}" allow="clipboard-write"></iframe>
<script src="host.js"></script>
</body>
</html>
`;
}
