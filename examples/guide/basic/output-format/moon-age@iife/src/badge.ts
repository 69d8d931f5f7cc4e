import { litSide } from './index';

document.body.dataset.moon = litSide(new Date());
