/// One of the pictures of a request.
@dynamicMemberLookup
package struct Shot: Equatable {
  /// From 1.
  package let number: Int
  package let picture: WantedPicture

  package init(number: Int, _ picture: WantedPicture) {
    self.number = number
    self.picture = picture
  }

  package subscript<Value>(dynamicMember property: KeyPath<WantedPicture, Value>) -> Value {
    picture[keyPath: property]
  }

  /// When it is taken of a script; nil for after it, at rest.
  package var moment: ScenePlayer.Moment? {
    picture.capture.map { .capture($0) } ?? picture.time.map { .time($0) }
  }
}

extension Shot {
  func differsInAppearanceAlone(from other: Shot) -> Bool {
    var picture = picture
    picture.appearance = other.picture.appearance
    return picture == other.picture
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
    let (screens, regions) = (request.screens, Self.orNone(request.axes.regions))
    let moments: [(time: Double?, capture: String?)] =
      captures.isEmpty || !request.axes.times.isEmpty
      ? Self.orNone(request.axes.times).map { ($0, nil) } : captures.map { (nil, $0) }
    let count = screens.count * regions.count * moments.count
    guard count <= Self.most else { throw Failure(SceneProblem.tooManyPictures(count)) }
    var shots: [Shot] = []
    for screen in screens {
      for region in regions {
        for moment in moments {
          var picture = screen
          picture.region = region ?? picture.region
          picture.time = moment.time ?? picture.time
          picture.capture = moment.capture ?? picture.capture
          shots.append(Shot(number: shots.count + 1, picture))
        }
      }
    }
    self.shots = shots
  }

  /// The values of an axis; nil, for what the picture says, where there are none.
  private static func orNone<Value>(_ values: [Value]) -> [Value?] {
    values.isEmpty ? [nil] : values
  }

  /// The pictures that are taken on one screen, one after the other.
  ///
  /// A script brought to another region of its content for a picture would go on from there;
  /// so each such picture has a screen of its own, on which the script is played up to it.
  package var screens: [[Shot]] {
    var screens: [[Shot]] = []
    for shot in shots {
      if let last = screens.last?.last, last.picture.screen == shot.picture.screen,
        last.region == shot.region,
        !hasScript || shot.region == .currentOffset
      {
        screens[screens.count - 1].append(shot)
      } else {
        screens.append([shot])
      }
    }
    return screens
  }

  /// How many appearances every screen is drawn in.
  package var appearances: Int { Set(shots.map(\.picture.appearance)).count }

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
      vary(\.picture.interfaceScene) ? shot.picture.interfaceScene : nil,
      vary(\.picture.device) ? shot.picture.device?.rawValue ?? "own size" : nil,
      vary(\.picture.appearance) ? shot.picture.appearance?.rawValue : nil,
      vary(\.picture.isRightToLeft) ? shot.picture.directionName : nil,
      vary(\.picture.textSize) ? shot.picture.textSize?.rawValue : nil,
      vary(\.region) ? shot.region.label : nil,
      vary(\.time) ? shot.time.map { "\(FormattedNumber($0)) s" } ?? "at rest" : nil,
      shot.capture,
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }
}
