console.log(176);
