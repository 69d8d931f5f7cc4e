export { millilitres } from '~/units/volume';
