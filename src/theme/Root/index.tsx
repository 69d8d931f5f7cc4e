export {default} from '@site/src/features/Appearance/AppearanceClass';
