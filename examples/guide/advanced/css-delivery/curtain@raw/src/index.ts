import compiled from './curtain.css?inline';
import source from './curtain.css?raw';

export { compiled, source };
