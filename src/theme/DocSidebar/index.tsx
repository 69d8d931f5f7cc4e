export {default} from '@site/src/features/Sidebar';
