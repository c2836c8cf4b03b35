/** The stylesheets of a large matrix, which is explored on a canvas. */
import './matrix-explorer.css';
import '#ui/kit/canvas-stage.css';
import '#ui/kit/canvas-words.css';
import './matrix-tools.css';
