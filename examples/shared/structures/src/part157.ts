console.log(157);
