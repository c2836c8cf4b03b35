/**
 * The frame around a reader's code. It has an origin of its own (`sandbox="allow-scripts"`), no
 * network, no storage and no page; in it a worker runs the code, and can be ended at any moment. A
 * classic script, because a module would have to be fetched across origins.
 */
'use strict';

let worker = null;

addEventListener('message', ({ source, data }) => {
  if (source !== parent) return;
  if (typeof data.script === 'string') {
    if (worker) worker.terminate();
    const url = URL.createObjectURL(new Blob([data.script], { type: 'text/javascript' }));
    const fresh = new Worker(url);
    fresh.onmessage = ({ data: said }) => {
      if (worker === fresh) parent.postMessage({ said }, '*');
    };
    fresh.onerror = (event) => {
      if (worker === fresh) parent.postMessage({ broken: String(event.message).slice(0, 500) }, '*');
    };
    worker = fresh;
  } else if (data.end === true) {
    if (worker) worker.terminate();
    worker = null;
  } else if (worker) worker.postMessage(data.message);
});

parent.postMessage({ ready: true }, '*');
