// The first board is drawn in the file; at any other address, nothing is shown before the script begins.
if (!/^#?(play)?$/.test(location.hash)) {
    document.documentElement.classList.add("elsewhere");
}
