export {default} from '@site/src/features/Tabs';
