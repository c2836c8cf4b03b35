/**
 * Says that a script of the page itself could not be fetched. The code that says so of later parts
 * (`ui/kit/missing-parts.ts`) may be missing with it.
 */
let isSaid = false;

function sayMissing({ target }: Event): void {
  if (isSaid || !(target instanceof HTMLScriptElement)) return;
  isSaid = true;
  const notice = document.createElement('div');
  notice.className = 'notice missing-parts row not-on-paper';
  notice.role = 'alert';
  const words = document.createElement('p');
  words.textContent =
    'Some of this page’s code could not be fetched, so not everything works. Reload the page to try again.';
  const reload = document.createElement('button');
  reload.className = 'button';
  reload.textContent = 'Reload the page';
  reload.onclick = () => location.reload();
  notice.append(words, reload);
  const put = (): void => document.querySelector('main')?.append(notice);
  // A script can fail while the page is still being read, before its main part is there.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', put);
  else put();
}

document.addEventListener('error', sayMissing, true);
