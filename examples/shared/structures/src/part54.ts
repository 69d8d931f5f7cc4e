console.log(54);
