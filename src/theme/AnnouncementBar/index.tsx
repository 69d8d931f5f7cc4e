export {default} from '@site/src/features/AnnouncementBar';
