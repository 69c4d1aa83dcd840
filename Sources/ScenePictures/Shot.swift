/// One picture that is wanted.
package struct Shot: Equatable {
  /// From 1.
  package let number: Int
  package let variant: ScreenVariant
  package let region: ContentRegion
  /// In seconds; nil for a screen at rest.
  package let time: Double?
  /// The name of the moment in the scene file's script.
  package let capture: String?

  package init(
    number: Int, variant: ScreenVariant, region: ContentRegion, time: Double?, capture: String?
  ) {
    self.number = number
    self.variant = variant
    self.region = region
    self.time = time
    self.capture = capture
  }

  /// When it is taken of a script; nil for after it, at rest.
  package var moment: ScenePlayer.Moment? {
    capture.map { .capture($0) } ?? time.map { .time($0) }
  }
}

extension Shot {
  func differsInAppearanceAlone(from other: Shot) -> Bool {
    var variant = variant
    variant.appearance = other.variant.appearance
    return variant == other.variant && region == other.region && time == other.time
      && capture == other.capture
  }
}

/// All pictures that are wanted: every region at every time on every screen.
package struct ShotList: Equatable {
  package let shots: [Shot]
  private let hasScript: Bool

  /// So many pictures are taken at once at most.
  package static let most = 1000

  /// - Parameters:
  ///   - captures: the pictures that a script takes by itself, where no times are asked for.
  ///   - hasScript: whether anything happens before the pictures.
  package init(
    _ request: DrawingRequest, captures: [String], hasScript: Bool = false
  ) throws(Failure) {
    self.hasScript = hasScript || !captures.isEmpty
    let moments: [(time: Double?, capture: String?)] =
      captures.isEmpty || request.times != [nil]
      ? request.times.map { ($0, nil) } : captures.map { (nil, $0) }
    let count = request.variants.count * request.regions.count * moments.count
    guard count <= Self.most else { throw Failure(SceneFact.tooManyPictures(count)) }
    var shots: [Shot] = []
    for variant in request.variants {
      for region in request.regions {
        for moment in moments {
          shots.append(
            Shot(
              number: shots.count + 1, variant: variant, region: region, time: moment.time,
              capture: moment.capture))
        }
      }
    }
    self.shots = shots
  }

  /// The pictures that are taken on one screen, one after the other.
  ///
  /// A script brought to another region of its content for a picture would go on from there;
  /// so each such picture has a screen of its own, on which the script is played up to it.
  package var screens: [[Shot]] {
    var screens: [[Shot]] = []
    for shot in shots {
      if let last = screens.last?.last, last.variant == shot.variant, last.region == shot.region,
        !hasScript || shot.region == .asItStands
      {
        screens[screens.count - 1].append(shot)
      } else {
        screens.append([shot])
      }
    }
    return screens
  }

  /// How many appearances every screen is drawn in.
  package var appearances: Int { Set(shots.map(\.variant.appearance)).count }

  /// What is kept of pictures, with those that differ in nothing but their appearance one after the
  /// other, for a sheet.
  package func byAppearance<Kept>(_ pictures: [Kept], _ shot: (Kept) -> Shot) -> [Kept] {
    var groups: [[Kept]] = []
    for picture in pictures {
      let place = groups.firstIndex {
        shot($0[0]).differsInAppearanceAlone(from: shot(picture))
      }
      if let place { groups[place].append(picture) } else { groups.append([picture]) }
    }
    return groups.flatMap(\.self)
  }

  /// What sets a picture apart from the others, above it: "0,800", "iPhone15 dark 0.2 s".
  package func label(of shot: Shot) -> String {
    func vary<Value: Equatable>(_ value: (Shot) -> Value) -> Bool {
      shots.contains { value($0) != value(shots[0]) }
    }
    let parts: [String?] = [
      vary(\.variant.interfaceScene) ? shot.variant.interfaceScene : nil,
      vary(\.variant.device) ? shot.variant.device?.rawValue ?? "own size" : nil,
      vary(\.variant.appearance) ? shot.variant.appearance?.rawValue : nil,
      vary(\.variant.isRightToLeft) ? shot.variant.directionName : nil,
      vary(\.variant.textSize) ? shot.variant.textSize?.rawValue : nil,
      vary(\.region) ? shot.region.label : nil,
      vary(\.time) ? shot.time.map { "\(FormattedNumber($0)) s" } ?? "at rest" : nil,
      shot.capture,
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }
}
