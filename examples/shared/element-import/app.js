import { one } from 'listed';
import { two } from 'unlisted';
