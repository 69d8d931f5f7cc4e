export {default} from '@site/src/features/NotFound';
