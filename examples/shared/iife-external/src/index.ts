import { ref } from 'vue';

document.title = String(ref(1));
