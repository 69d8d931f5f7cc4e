console.log(162);
