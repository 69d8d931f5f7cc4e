(()=>{
…
    document.body.dataset.moon = litSide(new Date());
})();
