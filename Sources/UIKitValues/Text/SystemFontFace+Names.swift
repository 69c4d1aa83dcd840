extension SystemFontFace {
  /// The font families of iOS, one per line: the name, the design and the PostScript names of the
  /// faces. The design of handwriting, symbols and other scripts is that of their substitute.
  /// Source: the output of `UIFont.fontNames(forFamilyName:)` on iOS 14 to 17, as published
  /// (github.com/luzizheng/UIFontLibrary and later lists).
  static let names = """
    Academy Engraved LET: serif: AcademyEngravedLetPlain
    Al Nile: sans: AlNile AlNile-Bold
    American Typewriter: serif: AmericanTypewriter AmericanTypewriter-Light \
      AmericanTypewriter-Semibold AmericanTypewriter-Bold AmericanTypewriter-Condensed \
      AmericanTypewriter-CondensedLight AmericanTypewriter-CondensedBold
    Apple Color Emoji: sans: AppleColorEmoji
    Apple SD Gothic Neo: sans: AppleSDGothicNeo-Regular AppleSDGothicNeo-Thin \
      AppleSDGothicNeo-UltraLight AppleSDGothicNeo-Light AppleSDGothicNeo-Medium \
      AppleSDGothicNeo-SemiBold AppleSDGothicNeo-Bold
    Apple Symbols: sans: AppleSymbols
    Arial: sans: ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT
    Arial Hebrew: sans: ArialHebrew ArialHebrew-Light ArialHebrew-Bold
    Arial Rounded MT Bold: sans: ArialRoundedMTBold
    Avenir: sans: Avenir-Book Avenir-Roman Avenir-BookOblique Avenir-Oblique Avenir-Light \
      Avenir-LightOblique Avenir-Medium Avenir-MediumOblique Avenir-Heavy Avenir-HeavyOblique \
      Avenir-Black Avenir-BlackOblique
    Avenir Next: sans: AvenirNext-Regular AvenirNext-Italic AvenirNext-UltraLight \
      AvenirNext-UltraLightItalic AvenirNext-Medium AvenirNext-MediumItalic AvenirNext-DemiBold \
      AvenirNext-DemiBoldItalic AvenirNext-Bold AvenirNext-BoldItalic AvenirNext-Heavy \
      AvenirNext-HeavyItalic
    Avenir Next Condensed: sans: AvenirNextCondensed-Regular AvenirNextCondensed-Italic \
      AvenirNextCondensed-UltraLight AvenirNextCondensed-UltraLightItalic \
      AvenirNextCondensed-Medium AvenirNextCondensed-MediumItalic AvenirNextCondensed-DemiBold \
      AvenirNextCondensed-DemiBoldItalic AvenirNextCondensed-Bold AvenirNextCondensed-BoldItalic \
      AvenirNextCondensed-Heavy AvenirNextCondensed-HeavyItalic
    Baskerville: serif: Baskerville Baskerville-Italic Baskerville-SemiBold \
      Baskerville-SemiBoldItalic Baskerville-Bold Baskerville-BoldItalic
    Bodoni 72: serif: BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-BookIta BodoniSvtyTwoITCTT-Bold
    Bodoni 72 Oldstyle: serif: BodoniSvtyTwoOSITCTT-Book BodoniSvtyTwoOSITCTT-BookIt \
      BodoniSvtyTwoOSITCTT-Bold
    Bodoni 72 Smallcaps: serif: BodoniSvtyTwoSCITCTT-Book
    Bodoni Ornaments: serif: BodoniOrnamentsITCTT
    Bradley Hand: sans: BradleyHandITCTT-Bold
    Chalkboard SE: sans: ChalkboardSE-Regular ChalkboardSE-Light ChalkboardSE-Bold
    Chalkduster: sans: Chalkduster
    Charter: serif: Charter-Roman Charter-Italic Charter-Bold Charter-BoldItalic Charter-Black \
      Charter-BlackItalic
    Cochin: serif: Cochin Cochin-Italic Cochin-Bold Cochin-BoldItalic
    Copperplate: serif: Copperplate Copperplate-Light Copperplate-Bold
    Courier: monospaced: Courier Courier-Oblique Courier-Bold Courier-BoldOblique
    Courier New: monospaced: CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT \
      CourierNewPS-BoldItalicMT
    Damascus: sans: Damascus DamascusLight DamascusMedium DamascusSemiBold DamascusBold
    Devanagari Sangam MN: sans: DevanagariSangamMN DevanagariSangamMN-Bold
    Didot: serif: Didot Didot-Italic Didot-Bold
    DIN Alternate: sans: DINAlternate-Bold
    DIN Condensed: sans: DINCondensed-Bold
    Euphemia UCAS: sans: EuphemiaUCAS EuphemiaUCAS-Italic EuphemiaUCAS-Bold
    Farah: sans: Farah
    Futura: sans: Futura-Medium Futura-MediumItalic Futura-Bold Futura-CondensedMedium \
      Futura-CondensedExtraBold
    Galvji: sans: Galvji Galvji-Bold
    Geeza Pro: sans: GeezaPro GeezaPro-Bold
    Georgia: serif: Georgia Georgia-Italic Georgia-Bold Georgia-BoldItalic
    Gill Sans: sans: GillSans GillSans-Italic GillSans-Light GillSans-LightItalic \
      GillSans-SemiBold GillSans-SemiBoldItalic GillSans-Bold GillSans-BoldItalic \
      GillSans-UltraBold
    Grantha Sangam MN: sans: GranthaSangamMN-Regular GranthaSangamMN-Bold
    Helvetica: sans: Helvetica Helvetica-Oblique Helvetica-Light Helvetica-LightOblique \
      Helvetica-Bold Helvetica-BoldOblique
    Helvetica Neue: sans: HelveticaNeue HelveticaNeue-Italic HelveticaNeue-UltraLight \
      HelveticaNeue-UltraLightItalic HelveticaNeue-Thin HelveticaNeue-ThinItalic \
      HelveticaNeue-Light HelveticaNeue-LightItalic HelveticaNeue-Medium \
      HelveticaNeue-MediumItalic HelveticaNeue-Bold HelveticaNeue-BoldItalic \
      HelveticaNeue-CondensedBold HelveticaNeue-CondensedBlack
    Hiragino Maru Gothic ProN: sans: HiraMaruProN-W4
    Hiragino Mincho ProN: serif: HiraMinProN-W3 HiraMinProN-W6
    Hiragino Sans: sans: HiraginoSans-W3 HiraginoSans-W5 HiraginoSans-W6 HiraginoSans-W7 \
      HiraginoSans-W8
    Hoefler Text: serif: HoeflerText-Regular HoeflerText-Italic HoeflerText-Black \
      HoeflerText-BlackItalic
    Impact: sans: Impact
    Kailasa: sans: Kailasa Kailasa-Bold
    Kefa: serif: Kefa-Regular
    Khmer Sangam MN: sans: KhmerSangamMN
    Kohinoor Bangla: sans: KohinoorBangla-Regular KohinoorBangla-Light KohinoorBangla-Semibold
    Kohinoor Devanagari: sans: KohinoorDevanagari-Regular KohinoorDevanagari-Light \
      KohinoorDevanagari-Semibold
    Kohinoor Gujarati: sans: KohinoorGujarati-Regular KohinoorGujarati-Light \
      KohinoorGujarati-Bold
    Kohinoor Telugu: sans: KohinoorTelugu-Regular KohinoorTelugu-Light KohinoorTelugu-Medium
    Lao Sangam MN: sans: LaoSangamMN
    Malayalam Sangam MN: sans: MalayalamSangamMN MalayalamSangamMN-Bold
    Marker Felt: sans: MarkerFelt-Thin MarkerFelt-Wide
    Menlo: monospaced: Menlo-Regular Menlo-Italic Menlo-Bold Menlo-BoldItalic
    Mishafi: sans: DiwanMishafi
    Mukta Mahee: sans: MuktaMahee-Regular MuktaMahee-Light MuktaMahee-Bold
    Myanmar Sangam MN: sans: MyanmarSangamMN MyanmarSangamMN-Bold
    Noteworthy: sans: Noteworthy-Light Noteworthy-Bold
    Noto Nastaliq Urdu: sans: NotoNastaliqUrdu NotoNastaliqUrdu-Bold
    Noto Sans Kannada: sans: NotoSansKannada-Regular NotoSansKannada-Light NotoSansKannada-Bold
    Noto Sans Myanmar: sans: NotoSansMyanmar-Regular NotoSansMyanmar-Light NotoSansMyanmar-Bold
    Noto Sans Oriya: sans: NotoSansOriya NotoSansOriya-Bold
    Optima: sans: Optima-Regular Optima-Italic Optima-Bold Optima-BoldItalic Optima-ExtraBlack
    Palatino: serif: Palatino-Roman Palatino-Italic Palatino-Bold Palatino-BoldItalic
    Papyrus: sans: Papyrus Papyrus-Condensed
    Party LET: sans: PartyLetPlain
    PingFang HK: sans: PingFangHK-Regular PingFangHK-Ultralight PingFangHK-Thin PingFangHK-Light \
      PingFangHK-Medium PingFangHK-Semibold
    PingFang SC: sans: PingFangSC-Regular PingFangSC-Ultralight PingFangSC-Thin PingFangSC-Light \
      PingFangSC-Medium PingFangSC-Semibold
    PingFang TC: sans: PingFangTC-Regular PingFangTC-Ultralight PingFangTC-Thin PingFangTC-Light \
      PingFangTC-Medium PingFangTC-Semibold
    Rockwell: serif: Rockwell-Regular Rockwell-Italic Rockwell-Bold Rockwell-BoldItalic
    Savoye LET: sans: SavoyeLetPlain
    Sinhala Sangam MN: sans: SinhalaSangamMN SinhalaSangamMN-Bold
    Snell Roundhand: sans: SnellRoundhand SnellRoundhand-Bold SnellRoundhand-Black
    STIX Two Math: serif: STIXTwoMath-Regular
    STIX Two Text: serif: STIXTwoText STIXTwoText-Italic STIXTwoText_Medium STIXTwoText_SemiBold \
      STIXTwoText_Bold STIXTwoText-Italic_Medium-Italic STIXTwoText-Italic_SemiBold-Italic \
      STIXTwoText-Italic_Bold-Italic
    Symbol: sans: Symbol
    Tamil Sangam MN: sans: TamilSangamMN TamilSangamMN-Bold
    Thonburi: sans: Thonburi Thonburi-Light Thonburi-Bold
    Times New Roman: serif: TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT \
      TimesNewRomanPS-BoldItalicMT
    Trebuchet MS: sans: TrebuchetMS TrebuchetMS-Italic TrebuchetMS-Bold Trebuchet-BoldItalic
    Verdana: sans: Verdana Verdana-Italic Verdana-Bold Verdana-BoldItalic
    Zapf Dingbats: sans: ZapfDingbatsITC
    Zapfino: sans: Zapfino
    """
}
