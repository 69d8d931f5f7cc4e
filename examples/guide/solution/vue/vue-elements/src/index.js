import { defineCustomElement } from 'vue';
import Gauge from './Gauge.ce.vue';

export const register = () => customElements.define('tide-gauge', defineCustomElement(Gauge));
