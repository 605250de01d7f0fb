/** The telephone codes of countries (ITU E.164), by the code of the country. */
const written =
  'af93 al355 dz213 ad376 ao244 ar54 am374 aw297 au61 at43 az994 bh973 bd880 by375 be32 bz501 bj229 bt975 bo591 ba387 bw267 br55 bn673 bg359 bf226 bi257 kh855 cm237 ca1 cv238 cf236 td235 cl56 cn86 co57 km269 cg242 cd243 cr506 ci225 hr385 cu53 cw599 cy357 cz420 dk45 dj253 ec593 eg20 sv503 gq240 er291 ee372 sz268 et251 fj679 fi358 fr33 ga241 gm220 ge995 de49 gh233 gi350 gr30 gl299 gt502 gn224 gw245 gy592 ht509 hn504 hk852 hu36 is354 in91 id62 ir98 iq964 ie353 il972 it39 jp81 jo962 kz7 ke254 ki686 kp850 kr82 xk383 kw965 kg996 la856 lv371 lb961 ls266 lr231 ly218 li423 lt370 lu352 mo853 mg261 mw265 my60 mv960 ml223 mt356 mh692 mr222 mu230 mx52 fm691 md373 mc377 mn976 me382 ma212 mz258 mm95 na264 nr674 np977 nl31 nz64 ni505 ne227 ng234 mk389 no47 om968 pk92 pw680 ps970 pa507 pg675 py595 pe51 ph63 pl48 pt351 qa974 ro40 ru7 rw250 ws685 sm378 st239 sa966 sn221 rs381 sc248 sl232 sg65 sk421 si386 sb677 so252 za27 ss211 es34 lk94 sd249 sr597 se46 ch41 sy963 tw886 tj992 tz255 th66 tl670 tg228 to676 tn216 tr90 tm993 tv688 ug256 ua380 ae971 gb44 us1 uy598 uz998 vu678 va39 ve58 vn84 ye967 zm260 zw263';

const codes = new Map(
  written.split(' ').map((one): readonly [string, string] => [one.slice(0, 2), one.slice(2)]),
);

/** “353” for “ie”; undefined where it is not known, or shared by several ways to write it. */
export const callingCode = (country: string): string | undefined => codes.get(country.slice(0, 2));
