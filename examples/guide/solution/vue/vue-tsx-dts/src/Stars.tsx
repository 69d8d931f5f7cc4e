import { defineComponent } from 'vue';

export const Stars = defineComponent({
  props: { value: { type: Number, required: true } },
  setup: (props) => () => <output class="stars">{'★'.repeat(props.value)}</output>,
});
