export {default} from '@site/src/features/Navbar';
