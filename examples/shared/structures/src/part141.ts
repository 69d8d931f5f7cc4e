console.log(141);
