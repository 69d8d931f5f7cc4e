const badge = (tone)=>BADGE_PREFIX + tone;
export { badge };
