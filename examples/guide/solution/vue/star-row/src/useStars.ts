import { computed, ref } from 'vue';

export function useStars(max: number) {
  const stars = ref(0);
  const label = computed(() => `${stars.value} of ${max} stars`);

  return { stars, label };
}
