import { clean } from '@/texts';

export default clean;
