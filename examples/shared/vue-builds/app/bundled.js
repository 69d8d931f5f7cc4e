import { StarRow } from 'stars/bundle';
import 'stars/index.css';

console.log(StarRow);
