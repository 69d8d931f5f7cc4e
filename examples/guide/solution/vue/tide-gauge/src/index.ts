import { defineCustomElement } from 'vue';
import Gauge from './TideGauge.ce.vue';

export const TideGauge = defineCustomElement(Gauge);

export const register = (): void => customElements.define('tide-gauge', TideGauge);
