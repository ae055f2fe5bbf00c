/*
 * Letters, digits and a few signs that look like others, from the data of Unicode Technical Standard 39 (confusables.txt, version
 * 15.0, as ICU 72 answers for one character at a time): all scripts that run from left to right, apart from the ideographs and
 * the characters that Unicode's compatibility decomposition already makes plain, such as fullwidth letters.
 *
 * COPYRIGHT AND PERMISSION NOTICE
 *
 * Copyright © 2016-2025 Unicode, Inc.
 *
 * NOTICE TO USER: Carefully read the following legal agreement. BY
 * DOWNLOADING, INSTALLING, COPYING OR OTHERWISE USING DATA FILES, AND/OR
 * SOFTWARE, YOU UNEQUIVOCALLY ACCEPT, AND AGREE TO BE BOUND BY, ALL OF THE
 * TERMS AND CONDITIONS OF THIS AGREEMENT. IF YOU DO NOT AGREE, DO NOT
 * DOWNLOAD, INSTALL, COPY, DISTRIBUTE OR USE THE DATA FILES OR SOFTWARE.
 *
 * Permission is hereby granted, free of charge, to any person obtaining a
 * copy of data files and any associated documentation (the "Data Files") or
 * software and any associated documentation (the "Software") to deal in the
 * Data Files or Software without restriction, including without limitation
 * the rights to use, copy, modify, merge, publish, distribute, and/or sell
 * copies of the Data Files or Software, and to permit persons to whom the
 * Data Files or Software are furnished to do so, provided that either (a)
 * this copyright and permission notice appear with all copies of the Data
 * Files or Software, or (b) this copyright and permission notice appear in
 * associated Documentation.
 *
 * THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY
 * KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
 * MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT OF
 * THIRD PARTY RIGHTS.
 *
 * IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN THIS NOTICE
 * BE LIABLE FOR ANY CLAIM, OR ANY SPECIAL INDIRECT OR CONSEQUENTIAL DAMAGES,
 * OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS,
 * WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION,
 * ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THE DATA
 * FILES OR SOFTWARE.
 *
 * Except as contained in this notice, the name of a copyright holder shall
 * not be used in advertising or otherwise to promote the sale, use or other
 * dealings in these Data Files or Software without prior written
 * authorization of the copyright holder.
 *
 * SPDX-License-Identifier: Unicode-3.0
 */

/** Each key is the letter that all characters of its value look like. */
export const LOOK_ALIKES: Readonly<Record<string, string>> = {
  O: '0ØƟΘΟθОѲӨՕ০ଠ୦ዐᎤᎾᏫⲞⴱⵁⵔ〇ꓳꝊ𐊒𐊫𐐄𐓂𐔖𑓐𑢵𑣠',
  l: '1I|łƖƗƚǀɫɭΙІӀ۱ᒷᛁ∣⏽Ⲓⵏꓲ𐊊𐌉𐌠𖼨',
  rn: 'mɱᵯ𑜀𑣣',
  c: '¢ȼсҫᴄⲥꮯ𐐽',
  AE: 'ÆӔ',
  D: 'ÐĐƉƊᎠᗞᗪꓓ',
  ae: 'æӕ',
  o: 'øɵοσоѳөօ۵०੦૦௦౦೦ഠ൦๐໐တဝ၀ჿᴏᴑⲟꝋꬽꬾꭴꮎꮻ𐐬𐓪𑣈𑣗',
  d: 'đƌɖɗԁᏧᑯᑺᑻᒇꓒ',
  H: 'ĦΗНҢӇӉᎻᕼⱧⲎꓧ𐋏',
  h: 'ħɦћһհᏂᏲꚕ',
  i: 'ıɨɩɪιіӏᎥᵻᵼꙇꭵ𑣃',
  L: 'ŁᏞᒪᒶⳐꓡ𐐛𐔦𑢣𑢲𖼖',
  OE: 'Œ',
  oe: 'œ',
  T: 'ŦƬƮȾΤТҬᎢⲦꓔ𐊗𐊱𐌕𑢼𖼊',
  t: 'ŧƭᵵ',
  b: 'ƀƂƃƄɓБЬѢѣҌҍᏏᑲᑳᑾᑿᒀᒁᒈᖯ',
  B: 'ƁΒВᏴᗷꓐꞴ𐊂𐊡𐌁',
  C: 'ƇСҪᏟⲤꓚ𐊢𐌂𐐕𐔜𑣩𑣲',
  g: 'ƍǥɠɡցᶃ',
  F: 'ƑϜᖴꓝꞘ𐊇𐊥𐔥𑢢𑣂',
  f: 'ƒքᵮẝꞙꬵ',
  G: 'ƓǤԌᏀᏳꓖ',
  K: 'ƘΚКҚҞᏦᛕⱩⲔꓗꝀ𐔘',
  k: 'ƙ',
  N: 'ƝΝⲚꓠ𐔓',
  n: 'ƞɳηոռᵰ',
  P: 'ƤΡРᏢᑭᑶᒆⲢꓑ𐊕',
  p: 'ƥρрᑷᵽⲣ',
  R: 'ƦᎡᏒᖇꓣ𐒴𖼵',
  '2': 'ƧƻϨᒿꙄꛯꝚ',
  Y: 'ƳɎΥУҮҰᎩᎽⲨꓬ𐊲𑢤𖽃',
  y: 'ƴɏɣʏγуүұყᶌỿꭚ𑣜',
  Z: 'ƵȤΖᏃꓜ𐋵𑢩𑣥',
  z: 'ƶȥʐᴢᵶꮓ𑣄',
  '3': 'ƷȜЗҘӠⳌꝪꞫ𑣊𖼻',
  '5': 'Ƽ𑢻',
  s: 'ƽʂѕᵴꜱꮪ𐑈𑣁',
  þ: 'ƿϸ',
  ll: 'ǁ',
  '8': 'Ȣȣ৪੪𐌚',
  U: 'ɄՍሀᏌᑌᑗᑘᑧ∪ꓴ𐓎𑢸𖽂',
  E: 'ɆΕЕᎬⴹꓰ𐊆𑢦𑢮',
  e: 'ɇеҽҿꬲ',
  J: 'ɈͿЈᎫᒍᒘᒙꓙꞲ',
  j: 'ɉϳј',
  r: 'ɍɼɽгґғᴦᵲⲅꭇꭈꮁ',
  a: 'ɑαа',
  ǝ: 'əɚә',
  ꞓ: 'ɛεєԑ',
  lȝ: 'ɮ',
  w: 'ɯѡѽԝաᴡꝡꮃ𑓅𑜊𑜎𑜏',
  oᴇ: 'ɶ',
  u: 'ʋυսᴜᵾꞟꭎꭒꮜ𐓶𑣘',
  ȝ: 'ʒӡꝫ',
  q: 'ʠԛգզ',
  dz: 'ʣ',
  dȝ: 'ʤ',
  dʑ: 'ʥ',
  ts: 'ʦ',
  tʃ: 'ʧ',
  tɕ: 'ʨ',
  fŋ: 'ʩ',
  ls: 'ʪ',
  lz: 'ʫ',
  Ⱶ: 'Ͱ',
  И: 'ͶҊ',
  ᴎ: 'ͷиҋ',
  ɔ: 'ͻᴐↄꬿ',
  ꜿ: 'ͽ',
  A: 'ΑАᎪᗅꓮ𐊠𖽀',
  Ʌ: 'ΛЛӅ',
  M: 'ΜϺМӍᎷᗰᛖⲘꓟ𐊰𐌑',
  Ʃ: 'Σ',
  X: 'ΧХҲᚷⲬⵝꓫꞳ𐊐𐊴𐌗𐌢𐔧𑣬',
  ß: 'βꞵ',
  ẟ: 'δծ',
  ĸ: 'κкқҟᴋ',
  v: 'νѵᴠ∨ꮩ𑜆𑣀',
  ᴛ: 'τтҭ',
  ɸ: 'φф',
  ς: 'ϛ',
  Þ: 'Ϸ',
  Ɔ: 'Ͻ',
  Ꜿ: 'Ͽ',
  Ꞓ: 'Є',
  S: 'ЅՏᏕᏚꓢ𐊖𐐠𖼺',
  Γ: 'ГҐҒ',
  Π: 'П',
  Φ: 'ФՓ',
  bl: 'Ы',
  lO: 'Ю',
  '6': 'бᏮⳒ𑣕',
  ʙ: 'в',
  ɜ: 'зҙᴈ',
  ʍ: 'мӎᴍ',
  ʜ: 'нңӈӊ',
  π: 'пᴨ',
  x: 'хᕁᕽ',
  ˉb: 'ъ',
  ƅi: 'ы',
  ƅ: 'ь',
  ᴙ: 'я',
  Ψ: 'Ѱ',
  ψ: 'ѱ',
  V: 'Ѵ۷Ꮩᐯᐺᐻⴸꓦꛟ𐔝𑢠𖼈',
  Ѡ: 'Ѽ',
  Ж: 'Җ',
  ж: 'җ',
  Ҽ: 'Ҿ',
  л: 'ӆᴫ',
  Ҷ: 'Ӌ',
  ҷ: 'ӌ',
  Ə: 'Ә',
  Ƕ: 'Ԋ',
  ɢ: 'ԍ',
  Ɛ: 'Ԑ',
  W: 'ԜᎳᏔꓪ𑣦𑣯',
  ኮ: 'Ի',
  ሆ: 'Մ',
  ጣ: 'Պ',
  ቡ: 'Ռ',
  ȷ: 'յ',
  ɰ: 'պ',
  '9': '৭੧୨൭ⳊꝮ𑢬𑣌𑣖',
  '4': 'Ꮞᔯᔰ𑢯',
  ǝo: 'ᴔꭁꭂ',
  ƨ: 'ᴤꙅ',
  ʌ: 'ᴧ',
  ᴘ: 'ᴩ',
  ue: 'ᵫ',
  ɾ: 'ᵳ',
  ʊ: 'ᵿ',
  ɋ: 'ᶐ',
  Q: 'ⵕ',
  ω: 'ꙍꞷ',
  Ъl: 'Ꙑ',
  ˉbi: 'ꙑ',
  ʘ: 'Ꙩ',
  OO: 'ꚘꝎ',
  oo: 'ꚙꝏ',
  𐊨: 'Ꚛ',
  T3: 'Ꜩ',
  tȝ: 'ꜩ',
  AA: 'Ꜳ',
  aa: 'ꜳ',
  AO: 'Ꜵ',
  ao: 'ꜵ',
  AU: 'Ꜷ',
  au: 'ꜷ',
  AV: 'ꜸꜺ',
  av: 'ꜹꜻ',
  AY: 'Ꜽ',
  ay: 'ꜽ',
  tf: 'ꝷ',
  Ꝺ: 'ꝺ',
  ꜧ: 'ꞕ',
  𐐒: 'Ꞛ',
  𐐺: 'ꞛ',
  ʚ: 'ꞝ',
  ꓤ: 'Ꞟ',
  ꓕ: 'Ʇ',
  Ꙍ: 'Ꞷ',
  ー: 'ꟷ',
  ʃ: 'ꭍ',
  χ: 'ꭓꭕ',
  љ: 'ꭠ',
  ɔe: 'ꭢ',
  uo: 'ꭣ',
  '7': '𐓒𑣆',
};
