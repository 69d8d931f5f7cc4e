export { whisper } from './missing';
