import Testing

@testable import CoreText

/// Tests the widths of lines in the system font against those of iOS 16 to 18, in points.
///
/// `box` is a label's own width, rounded up to a third of a point; `ink` is the distance between
/// the first and the last inked column of a picture, ± 0.3. `Scripts/fonts/fit.py` excludes a fifth
/// of the strings from the fit, and prints the errors of both sets.
@Suite struct WidthTests {
  private func errors(_ table: String) throws -> [String: Double] {
    var errors: [String: Double] = [:]
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let weight = try #require(Int(fields[1]))
      for pair in fields[3].split(separator: " ") {
        let numbers = pair.split(separator: ":").compactMap { Double($0) }
        let (size, there) = (CGFloat(numbers[0]), numbers[1])
        let here = try width(fields[0], weight, size, isInk: fields[2] == "ink")
        // The value is the middle of the widths that round up to it.
        let middle = fields[2] == "ink" ? there : there - 1 / 6
        errors["\(fields[0]) \(weight) \(size)"] = abs(here / middle - 1)
      }
    }
    return errors
  }

  private func mean(_ errors: [String: Double]) -> Double {
    let sum = errors.values.reduce(0, +)
    return sum / Double(errors.count)
  }

  private func width(
    _ text: String, _ weight: Int, _ size: CGFloat, isInk: Bool, isItalic: Bool = false
  ) throws -> Double {
    let font = TextFont(weight: weight, isItalic: isItalic, size: size)
    let layout = TextLayout(StyledText(text, attributes: TextAttributes(font: font)))
    guard isInk else { return Double(layout.size.width) }
    let runs = layout.lines.flatMap(\.runs)
    let first = try #require(runs.first)
    let last = try #require(runs.last)
    return try TextLock.locked {
      let start = try #require(first.glyphs.first)
      let end = try #require(last.glyphs.last)
      let (before, after) = (first.file.ink(of: start.glyph), last.file.ink(of: end.glyph))
      return end.x - start.x + (after.left + after.width - before.left) * Double(size)
    }
  }

  /// Two strings outside the fit differ by more than 0.5 %, at most 0.58; all others differ less.
  @Test func linesOfTwentyLettersAreAsWideAsOnIOS() throws {
    let errors = try errors(Self.long)
    #expect(errors.count == 102)
    let wide = errors.filter { $0.value > 0.005 }
    #expect(wide.count <= 2, "\(wide)")
    #expect(wide.values.allSatisfy { $0 < 0.006 }, "\(wide)")
    #expect(mean(errors) < 0.0014)
  }

  @Test func shortLinesAreNearlySo() throws {
    let errors = try errors(Self.short)
    #expect(errors.count == 141)
    #expect(mean(errors) < 0.004)
    #expect(errors.values.allSatisfy { $0 < 0.021 }, "\(errors.filter { $0.value >= 0.021 })")
  }

  /// Labels that iOS 13 described, rounded up to a third of a point, differ by less than a point.
  /// Source: swift-snapshot-testing (Point-Free, MIT), testTraits*.txt.
  @Test(
    arguments: [
      ("What's", 600, 16, 52.667), ("What's", 600, 17, 55.667), ("the", 400, 16, 23.667),
      ("the", 400, 17, 25), ("point", 400, 16, 37), ("point", 400, 17, 39), ("?", 400, 16, 7.333),
    ] as [(String, Int, CGFloat, Double)])
  func wordsAreAsWideToThePoint(text: String, weight: Int, size: CGFloat, there: Double) throws {
    let here = try width(text, weight, size, isInk: false)
    #expect(abs((here * 3).rounded(.up) / 3 - there) < 0.7)
  }

  /// The fit has no italics. Source: AccessibilitySnapshot (Cash App, Apache-2.0).
  @Test func italicsAreNearlySo() throws {
    for (text, there) in [
      ("Double tap to toggle setting.", 159.58), ("Hint. Double tap to toggle setting.", 189.912),
      ("Use the rotor to access Misspelled Words", 233.88),
      ("Swipe up or down with one finger to adjust the value.", 297.897),
    ] {
      let here = try width(text, 400, 12, isInk: true, isItalic: true)
      #expect(abs(here / there - 1) < 0.009, "\(text)")
    }
  }

  /// The columns are text, weight, kind, and widths by sizes.
  private static let long = """
    Caution no icon highlighted | 700 | box | 14:188.667 16:212 35:444.667
    Caution trailing highlighted | 700 | box | 14:188 16:210.667 35:440.333
    Primary leading highlighted | 700 | box | 14:190.667 16:214 35:446.333
    Primary no icon highlighted | 700 | box | 14:189.667 16:212.667 35:444
    Secondary leading highlighted | 700 | box | 14:210.333 16:236.333 35:495.667
    Secondary no icon highlighted | 700 | box | 14:209.333 16:235 35:493.333
    Secondary trailing highlighted | 700 | box | 14:208.333 16:234 35:489
    Solid leading highlighted | 700 | box | 14:170.667 16:191.667 35:401
    Solid no icon highlighted | 700 | box | 14:169.667 16:190.667 35:398.667
    Solid trailing highlighted | 700 | box | 14:169 16:189.333 35:394.333
    Tertiary no icon highlighted | 700 | box | 14:189.333 16:212.333 35:442
    Tertiary trailing highlighted | 700 | box | 14:188.333 16:211 35:437.667
    Text leading highlighted | 700 | box | 14:165.667 16:185.667 35:388
    Text no icon highlighted | 700 | box | 14:164.667 16:184.667 35:385.667
    Text trailing highlighted | 700 | box | 14:163.667 16:183.333 35:381.333
    Floating action button | 700 | box | 16:170.333
    Firebase Cloud Messaging must be enabled for push | 400 | ink | 12:294.667
    notifications to function. | 400 | ink | 12:135.874
    Gestures below will be applied whenever you | 400 | ink | 14:287.846
    are using Home Assistant main UI. | 400 | ink | 14:218.667
    Firebase Cloud Messaging | 400 | ink | 16:188.818
    Help localize the app! | 400 | ink | 16:153.333
    Home Assistant on Facebook | 400 | ink | 16:209.333
    Home Assistant on Twitter | 400 | ink | 16:188.679
    Home Assistant Companion | 600 | ink | 19:242.388
    Dimmed. Switch Button. On. | 400 | ink | 12:157.077
    Label. Switch Button. On. | 400 | ink | 12:141.086
    Label. Switch Button. Off. | 400 | ink | 12:142.077
    Selected: Label. Switch Button. Off. | 400 | ink | 12:199.08
    Heading. Link. Adjustable. Image. Search | 400 | ink | 12:229.107
    Selected: Label. Dimmed. Switch Button. | 400 | ink | 12:228.377
    Off. Heading. Link. Adjustable. Image. | 400 | ink | 12:211.053
    Fake Label. Switch Button. On. | 400 | ink | 12:170.423
    Fake Label. Switch Button. Off. | 400 | ink | 12:171.743
    Fake Label. Switch Button. Mixed. | 400 | ink | 12:188.09
    Fake Label. Switch Button. Value | 400 | ink | 12:182.147
    Text Field. Is editing. | 400 | ink | 12:114.61
    Some placeholder text. Text Field. | 400 | ink | 12:189.377
    Hello from Text Field. Text Field. | 400 | ink | 12:178.423
    Hello from Text View. Text Field. | 400 | ink | 12:177.743
    Back Button Accessibility Traits - With Titles | 400 | ink | 12:248.557
    Item A. Tab. 1 of 6. | 400 | ink | 12:102.743
    Selected: Item B. Tab. 2 of 6. | 400 | ink | 12:161.08
    Item C. Tab. 3 of 6. | 400 | ink | 12:105.077
    Label: Value. Tab. 5 of 6. | 400 | ink | 12:136.743
    Label: Value. Tab. 6 of 6. | 400 | ink | 12:137.09
    Item A. Tab. 1 of 4. | 400 | ink | 12:102.743
    Item B: 3 items. Tab. 2 of 4. | 400 | ink | 12:152.757
    Item C: A. Tab. 3 of 4. | 400 | ink | 12:120.077
    Item D: Value. Tab. 4 of 4. | 400 | ink | 12:143.423
    Item A. Tab. 1 of 11. | 400 | ink | 12:106.077
    Selected: Item B. Tab. 2 of 11. | 400 | ink | 12:164.747
    Item C. Dimmed. Tab. 3 of 11. | 400 | ink | 12:162.41
    H. Dimmed. Tab. Heading. Link. Adjustable. | 400 | ink | 12:241.757
    Image. Search Field. 8 of 11. | 400 | ink | 12:156.09
    Item A. Tab. 1 of 5. | 400 | ink | 12:102.423
    Selected: Item B. Tab. 2 of 5. | 400 | ink | 12:160.71
    Item C. Dimmed. Tab. 3 of 5. | 400 | ink | 12:158.423
    Item E. Dimmed. Tab. Heading. Link. | 400 | ink | 12:201.743
    Adjustable. Image. Search Field. 5 of 5. | 400 | ink | 12:218.957
    page 2 of 3. Adjustable. | 400 | ink | 12:131.863
    Segment A. Button. 1 of 3. | 400 | ink | 12:145.71
    Selected: Segment B. Button. 2 of 3. | 400 | ink | 12:204.08
    Segment C. Button. 3 of 3. | 400 | ink | 12:148.377
    Tap an account to view details | 400 | ink | 12:169.427
    Hello, world. This is a long run of text | 400 | ink | 17:277.44
    that should wrap at some point. | 400 | ink | 17:237.56
    Someone should improve this test by | 400 | ink | 17:278.2
    adding a joke or something. Alright, it's | 400 | ink | 17:293.8
    Hello, world. This is a | 600 | ink | 32:293.05
    long run of text that | 600 | ink | 32:278.23
    test by adding a joke | 600 | ink | 32:293.78
    """

  private static let short = """
    Chip | 700 | box | 12:28
    FilterChip | 700 | box | 12:59.333
    Test Button | 700 | box | 12:69.667 14:79.667 16:89.333 31:165 35:185.333
    ToggleChip | 700 | box | 12:68.333
    Button 1 | 700 | box | 16:64.333
    Button 2 | 700 | box | 16:66.333
    Button 3 | 700 | box | 16:66.667
    SWIPE RIGHT | 400 | ink | 12:75.722
    SWIPE UP | 400 | ink | 12:55.667
    FRUITS | 400 | box | 13:45.333
    VEGETABLES | 400 | box | 13:81.333
    2025.4 (2025) | 400 | ink | 14:91.014
    (With Categories) | 400 | ink | 15:117.667
    Alerts | 400 | ink | 16:41.065
    Chat | 400 | ink | 16:32.713
    Forums | 400 | ink | 16:52.667
    Next server | 400 | ink | 16:81.68
    None | 400 | ink | 16:36.667
    Open debug | 400 | ink | 16:87.82
    Periodic | 400 | ink | 16:56.815
    Previous server | 400 | ink | 16:110.347
    Servers list | 400 | ink | 16:78.783
    Shake | 400 | ink | 16:42.733
    Show sidebar | 400 | ink | 16:96.748
    Using one finger | 400 | ink | 16:117.68
    Using three fingers | 400 | ink | 16:136
    Using two fingers | 400 | ink | 16:124.667
    Website | 400 | ink | 16:57.333
    Apple | 400 | box | 17:44.333
    Banana | 400 | box | 17:56.667
    Carrot | 400 | box | 17:48.333
    Cherry | 400 | box | 17:52
    Peas | 400 | box | 17:37
    Reset | 400 | ink | 17:41.167
    [0, 0] | 400 | ink | 17:36.776
    [0, 10] | 400 | ink | 17:44.443
    [0, 1] | 400 | ink | 17:34.109
    Elit Aenean | 400 | box | 25:120.333 26:125.333 27:130.333 28:135.333 30:144.667 32:154.333
    Elit Aenean | 400 | box | 34:163.333 38:182
    Green Red | 400 | box | 25:113.333 26:118 27:122.667 28:127 30:136 32:145 34:153.667 38:171
    Lorem Ipsum | 400 | box | 25:139.333 26:145 27:150.333 28:156 30:167 32:178
    leftLabel | 400 | box | 25:93.333 26:97.333 27:101 28:105 30:112.333 32:119.667 34:126.667
    leftLabel | 400 | box | 38:141 43:159 48:177
    topLabel | 400 | box | 25:94.333 26:98.333 27:102 28:105.667 30:113.333 32:120.667 34:127.667
    topLabel | 400 | box | 38:142.333 43:160.667 48:178.667 53:196.667
    Location History | 600 | ink | 17:128.667
    Gestures | 600 | ink | 19:78.472
    Switch Button. On. | 400 | ink | 12:103.71
    Switch Button. Off. | 400 | ink | 12:104.747
    Field. | 400 | ink | 12:28.423
    Search Field. | 400 | ink | 12:71.377
    Fake Label. On. | 400 | ink | 12:84.743
    Fake Label. 3 | 400 | ink | 12:72.667
    Text Field. | 400 | ink | 12:55.93
    First. Back Button. | 400 | ink | 12:101.743
    Second. Heading. | 400 | ink | 12:98.08
    Tab. 4 of 6. | 400 | ink | 12:61.943
    Tab. 4 of 11. | 400 | ink | 12:65.61
    2. Tab. 5 of 11. | 400 | ink | 12:78.883
    1. Tab. 6 of 11. | 400 | ink | 12:77.733
    3. Tab. 7 of 11. | 400 | ink | 12:78.583
    1. Tab. 9 of 11. | 400 | ink | 12:77.72
    2. Tab. 10 of 11. | 400 | ink | 12:84.903
    3. Tab. 11 of 11. | 400 | ink | 12:82.917
    Tab. 4 of 5. | 400 | ink | 12:61.93
    75%. Adjustable. | 400 | ink | 12:93.58
    Decrement. Button. | 400 | ink | 12:108.077
    Increment. Button. | 400 | ink | 12:102.757
    Checking | 400 | ink | 12:51.273 17:69.605
    Savings | 400 | ink | 12:42.563
    Electric | 400 | ink | 12:40.657
    Internet | 400 | ink | 12:42.387
    ACCOUNTS. Heading. | 400 | ink | 12:122.957
    BILLS. Heading. | 400 | ink | 12:87.74
    Due this month | 400 | ink | 12:83.77
    SECTION 1 | 400 | ink | 12:58.648 22:101.231
    SECTION 2 | 400 | ink | 22:105.923
    test title 11 | 400 | ink | 30:132.448
    test title 12 | 400 | ink | 30:138.455
    test title 21 | 400 | ink | 30:136.115
    test title 22 | 400 | ink | 30:142.122
    San Francisco | 400 | ink | 40:237.272
    20 °C, Sunny | 400 | ink | 40:220.447
    Clean | 400 | ink | 16:39.136
    Option 1 | 400 | ink | 16:57.416
    Title 1 | 600 | ink | 17:44.22
    CODE | 400 | ink | 12:31.896
    Second | 600 | box | 17:60.333
    First | 400 | ink | 17:30.858
    should wrap at some | 600 | ink | 32:295.91
    point. Someone | 600 | ink | 32:220.94
    should improve this | 600 | ink | 32:278.49
    What's the point? | 400 | box | 25:188.667 26:196 28:210.667 30:225.667 32:240.333 38:284
    What's the point? | 400 | box | 43:320.667 58:428.333
    """
}
