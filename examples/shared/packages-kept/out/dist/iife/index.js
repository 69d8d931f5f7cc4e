(()=>{
    const alpha = 'alpha was here';
    const delta = 'delta was here';
    console.log(alpha, delta);
})();
