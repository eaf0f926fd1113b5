/**
 * The style of a report without external files: the product's tokens, with fonts that every machine has.
 * Folded parts are open in print, which is light even if the screen is dark.
 */
export const style = (accent: string | null) => `
:root{color-scheme:light dark;
--paper:light-dark(#fbfaf7,#0e0f13);--raised:light-dark(#fff,#16181d);--sunken:light-dark(#f3f2ee,#090a0d);
--ink:light-dark(#16181d,#f0efeb);--muted:light-dark(#4a4d55,#afb1b8);
--line:light-dark(#e0dfda,#282b32);--line-strong:light-dark(#c8c6bf,#3e424b);
--accent:${accent ? `light-dark(${accent},color-mix(in oklch,${accent} 45%,white))` : 'light-dark(#1f3fe0,#7d9bff)'};
--accent-ink:light-dark(#fff,#0b0f24);
--good:light-dark(#0d6b35,#5fd08a);--good-soft:light-dark(#e3f5e9,#10291a);
--warn:light-dark(#80530a,#edbd5a);--warn-soft:light-dark(#fbf0d9,#2c2313);--warn-mark:light-dark(#c98a1b,#edbd5a);
--bad:light-dark(#b3261e,#ff8a7d);--bad-soft:light-dark(#fdeceb,#331613);
--display:"Newsreader Display",Newsreader,"Iowan Old Style","Palatino Linotype",Palatino,"Noto Serif",Georgia,serif;
--text:"Hanken Grotesk",ui-sans-serif,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif;
--mono:"Geist Mono",ui-monospace,"SF Mono",Menlo,Consolas,"Noto Sans Mono","DejaVu Sans Mono",monospace}
*{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);font:1rem/1.6 var(--text);-webkit-text-size-adjust:100%}
body{margin:0;overflow-wrap:anywhere}
.page{max-width:68rem;margin:0 auto;padding:clamp(1.25rem,4vw,3rem) clamp(1.25rem,4vw,2.5rem) 4rem}
h1,h2,h3,.number{font-family:var(--display);font-weight:500;line-height:1.15;letter-spacing:-.018em;text-wrap:balance;margin:0}
h1{font-size:clamp(2rem,1.5rem + 2vw,2.9rem)}h2{font-size:1.7rem}
p,ul,ol,dl,dd,figure,pre{margin:0}p{text-wrap:pretty;max-width:72ch}
[dir=auto]{text-align:left}
a{color:var(--accent);text-underline-offset:3px;text-decoration-thickness:1px}a:hover{text-decoration-thickness:2px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:2px}
code,pre{font-family:var(--mono);font-size:.875rem}
table{border-collapse:collapse;width:100%;font-size:.9375rem;font-variant-numeric:tabular-nums}
th{text-align:start;font-weight:400;color:var(--muted);vertical-align:bottom}
th[scope=row]{color:var(--ink);font-weight:600}
td,th{padding:.55rem .75rem .55rem 0;vertical-align:baseline}tbody tr{border-top:1px solid var(--line)}tbody{border-bottom:1px solid var(--line)}
.quiet{color:var(--muted)}.note{font-size:.875rem}.num{font-variant-numeric:tabular-nums}
.top{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.5rem 2rem;padding-bottom:1.25rem;border-bottom:1px solid var(--line);font-size:.9375rem}
.brand{display:flex;align-items:center;gap:.6rem;font-weight:600}.brand img{box-sizing:content-box;max-height:2.5rem;max-width:12rem;display:block;padding:4px;margin:-4px;border-radius:6px;background:light-dark(transparent,#fff)}
.chip{display:inline-grid;place-items:center;flex:none;height:18px;min-width:18px;padding:0 5px;border-radius:99px;font:600 11px/1 var(--text);font-variant-numeric:tabular-nums;background:var(--sunken);color:var(--muted);box-shadow:inset 0 0 0 1px var(--line-strong)}
.chip.lit{background:var(--accent);color:var(--accent-ink);box-shadow:0 0 0 4px color-mix(in oklch,var(--accent) 18%,transparent)}
.chip.dark{background:var(--bad-soft);color:var(--bad);box-shadow:inset 0 0 0 1px color-mix(in oklch,var(--bad) 40%,transparent)}
.hero{display:grid;grid-template-columns:auto minmax(0,1fr);gap:1.25rem clamp(1.25rem,4vw,2.75rem);align-items:center;margin:clamp(1.75rem,5vw,3.25rem) 0}
.hero svg{width:clamp(7rem,22vw,10rem);height:auto;display:block}
.ring-track{stroke:var(--line)}.good .ring{stroke:var(--good)}.middling .ring{stroke:var(--warn-mark)}.poor .ring{stroke:var(--bad)}
.hero text{font-family:var(--display);font-size:44px;letter-spacing:-.03em;fill:var(--ink)}
.hero .word{font:600 11px var(--text);letter-spacing:0}.good .word{fill:var(--good)}.middling .word{fill:var(--warn)}.poor .word{fill:var(--bad)}
.hero .address{font-size:.875rem;margin-top:.5rem}.hero .extent{margin-top:.75rem;color:var(--muted)}
.cap{border:1px solid color-mix(in oklch,var(--bad) 40%,transparent);background:var(--bad-soft);border-radius:10px;padding:1rem 1.25rem;margin-bottom:2.5rem;max-width:none}
.notes{margin:0 0 2.5rem;padding-inline-start:1.1rem;color:var(--muted)}
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:2.5rem clamp(2rem,5vw,4rem);align-items:start}
section{margin-top:clamp(2.5rem,6vw,4.25rem)}.two section{margin-top:0}
section>h2+p{color:var(--muted);margin-top:.25rem}
.engines{${accent ? '--accent:var(--good);' : ''}margin-top:1rem;table-layout:fixed;overflow-wrap:normal}.engines td,.engines th{vertical-align:middle}.engines thead th{vertical-align:bottom}.engines :is(td,th):first-child{width:24%}.engines .cell{display:flex;align-items:center;gap:.6rem}.engines .fault{color:var(--bad);font-weight:600}.engines .off{color:var(--muted)}
.ladder{list-style:none;padding:0;margin-top:1rem;border-bottom:1px solid var(--line)}
.ladder li{display:grid;grid-template-columns:3.25rem minmax(0,1fr);gap:.75rem;border-top:1px solid var(--line);padding:.75rem 0}
.ladder .number{font-size:1.7rem;line-height:1}.ladder p{display:flex;gap:.6rem;align-items:baseline;font-size:.9375rem}.ladder p>:nth-child(2){flex:1;font-weight:600}
.ladder .quiet>:first-child{font-weight:400}
.bar{display:block;width:100%;height:6px;margin-top:.5rem;border-radius:99px;background:var(--line)}.bar rect{fill:currentColor}
.bar .had{opacity:.35}.bar.good{color:var(--good)}.bar.middling{color:var(--warn-mark)}.bar.poor{color:var(--bad)}.bar.plain{color:var(--ink)}
.groups{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,9rem),1fr));gap:1.25rem 1.75rem;margin-top:1rem;padding:1.25rem 0;border-block:1px solid var(--line)}
.groups dt{font-weight:600;font-size:.9375rem}.groups dd{font-size:.9375rem;color:var(--muted)}
.fault-card{max-width:52rem;border-top:1px solid var(--line);padding:1.75rem 0;display:grid;gap:.9rem}
.fault-card header{display:flex;gap:.75rem;align-items:baseline}.fault-card h3{font:600 1.125rem/1.35 var(--text);letter-spacing:0;flex:1;min-width:0}
.facts{display:flex;flex-wrap:wrap;gap:.35rem .9rem;font-size:.875rem;color:var(--muted);align-items:baseline}
.badge{display:inline-block;border-radius:99px;padding:.05rem .6rem;font-weight:600;font-size:.8125rem}
.badge.fail{background:var(--bad-soft);color:var(--bad)}.badge.warn{background:var(--warn-soft);color:var(--warn)}.badge.pass{background:var(--good-soft);color:var(--good)}.badge.na{background:var(--sunken);color:var(--muted)}
.fault-card ul{padding-inline-start:1.1rem;color:var(--muted);font-size:.9375rem}
.fix{border-inline-start:2px solid var(--accent);padding-inline-start:1rem}.fix strong{display:block}
figure{border:1px solid var(--line);border-radius:10px;overflow:hidden;background:var(--raised)}
figcaption{padding:.4rem .9rem;font-size:.8125rem;color:var(--muted);border-bottom:1px solid var(--line)}
pre{padding:.9rem;white-space:pre-wrap;overflow-wrap:anywhere;tab-size:2;line-height:1.55}
details{border-top:1px solid var(--line);padding:.9rem 0}summary{cursor:pointer;font-weight:600}
.rest{display:grid;gap:1rem;padding:0;margin-top:1rem;list-style:none}.rest p{color:var(--muted);font-size:.9375rem}
.pages td:first-child{width:60%}.pages tr{break-inside:avoid}
footer{margin-top:4rem;padding-top:1.25rem;border-top:1px solid var(--line);font-size:.875rem;color:var(--muted);display:flex;flex-wrap:wrap;gap:.35rem 1.5rem}
@media (max-width:34rem){.hero{grid-template-columns:1fr}.engines{font-size:.8125rem}.engines .cell{gap:.35rem}.engines td,.engines th{padding-inline-end:.3rem}.pages .wide{display:none}}
@page{margin:16mm 14mm}
@media print{:root{color-scheme:light;--paper:#fff;print-color-adjust:exact;-webkit-print-color-adjust:exact}html{font-size:10pt}.page{padding:0;max-width:none}
details::details-content{content-visibility:visible;block-size:auto}
h2,h3,header,figcaption{break-after:avoid}.ladder li,tr,.hero,.cap{break-inside:avoid}
.fault-card a[href]::after{content:""}}
`;
