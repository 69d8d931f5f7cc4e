export { Picker } from './Picker';
