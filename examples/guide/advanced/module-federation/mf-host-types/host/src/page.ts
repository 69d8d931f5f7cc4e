import { chip } from 'chips/chip';

console.log(chip('seven'));
