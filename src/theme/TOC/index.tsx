export {default} from '@site/src/features/Outline';
